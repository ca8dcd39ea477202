/**
 * Reads the sides of a PNG or JPEG, in pixels, from its own header.
 *
 * @throws Error for any other file
 */
export function readPictureSize(file: Buffer): { width: number; height: number } {
  if (file.subarray(1, 4).toString() === 'PNG')
    return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  if (file.readUInt16BE(0) !== 0xffd8) throw new Error('This is neither PNG nor JPEG');
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
  }
  throw new Error('This JPEG has no frame');
}
