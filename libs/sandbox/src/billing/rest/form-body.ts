/** Parameters of a body or a query as the SDK writes them: `billing_address[zip]`, `subscription_items[quantity][0]`. */
export type Parameters = ReadonlyMap<string, string>;

export function readParameters(text: string): Parameters {
  return new Map(new URLSearchParams(text));
}
