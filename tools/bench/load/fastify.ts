interface Reply {
  header(name: string, value: string): Reply;
  headers(headers: Record<string, string>): Reply;
  send(body: Buffer | string): Reply;
}

/**
 * As much of Fastify as is used here. It is the site's and the sandbox's dependency, found through the workspace, and
 * these tools, which are no package, name none.
 */
export type Fastify = (options: object) => {
  get(path: string, handler: (request: unknown, reply: Reply) => Reply): void;
  listen(where: { port: number; host: string }): Promise<string>;
};
