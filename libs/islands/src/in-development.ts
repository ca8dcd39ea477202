// Bundlers replace this expression; the name is declared here so that browser code needs no types of Node.
declare const process: { env: { NODE_ENV?: string } };

export const inDevelopment = process.env.NODE_ENV !== 'production';
