/** @param {number} port */
export const toLocalUrl = (port) => `http://localhost:${port}`;
