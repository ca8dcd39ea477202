interface Reply {
  header(name: string, value: string): Reply;
  headers(headers: Record<string, string>): Reply;
  send(body: Buffer | string): Reply;
}

/**
 * The part of Fastify in use here. It is a dependency of site and sandbox, found through the workspace; these tools are
 * not a package and have no dependencies.
 */
export type Fastify = (options: object) => {
  get(path: string, handler: (request: unknown, reply: Reply) => Reply): void;
  listen(where: { port: number; host: string }): Promise<string>;
};
