/** Last resort when the error page itself fails: plain HTML without React, styles or content service. */
export function renderFallbackErrorPage({ language }: { language: string }): string {
  const text = 'An error occurred while showing the error page';
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<title>${text}</title></head>` +
    `<body><main><h1>${text}</h1><p><a href="/">Go back to home</a></p></main></body></html>`
  );
}
