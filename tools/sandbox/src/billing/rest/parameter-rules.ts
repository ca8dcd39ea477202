import { VendorRefusal, wrongValue } from '../vendor-refusal.ts';
import type { Parameters } from './form-body.ts';
import { isRightZip } from './zips.ts';

/** The limits of one parameter. */
export interface ParameterRule {
  /** The most characters. */
  max?: number;
  kind?: 'text' | 'email' | 'url' | 'flag' | 'count' | 'country' | readonly string[];
}

/** By a parameter's name; `[0]` means any index. */
export type ParameterRules = Readonly<Record<string, ParameterRule>>;

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Refuses parameters that are unknown, too long or of another type. Throws a refusal with the parameter's name. */
export function checkParameters(
  parameters: Parameters,
  rules: ParameterRules,
  customFields: readonly string[] = [],
): void {
  for (const [param, value] of parameters) {
    const rule = rules[param.replace(/\[\d+\]$/, '[0]')] ?? customField(param, customFields);
    if (rule === undefined) throw wrongValue(param, value, 'is not a parameter of this operation');
    if (value.length > (rule.max ?? 250))
      throw wrongValue(param, value, `should not be longer than ${rule.max ?? 250} characters`);
    if (value !== '' && !isOfKind(rule.kind, value)) throw wrongValue(param, value, 'is not a valid value');
  }
  for (const part of ['billing_address', 'shipping_address']) {
    const zip = parameters.get(`${part}[zip]`);
    const country = parameters.get(`${part}[country]`) ?? '';
    if (zip && !isRightZip(zip, country))
      throw wrongValue(`${part}[zip]`, zip, `is not a valid zip code of ${country}`);
  }
}

/** Refuses a request in which one of these parameters is missing. */
export function needParameters(parameters: Parameters, ...names: readonly string[]): void {
  for (const name of names)
    if (!parameters.get(name))
      throw new VendorRefusal('param_wrong_value', `${name} : cannot be blank`, name);
}

function customField(param: string, customFields: readonly string[]): ParameterRule | undefined {
  const name = /^(?:customer\[(cf_\w+)\]|(cf_\w+))$/.exec(param)?.slice(1).find(Boolean);
  return name !== undefined && customFields.includes(name) ? { max: 250 } : undefined;
}

function isOfKind(kind: ParameterRule['kind'] = 'text', value: string): boolean {
  if (typeof kind !== 'string') return kind.includes(value);
  switch (kind) {
    case 'text':
      return true;
    case 'email':
      return /^[^\s@"]+@[^\s@]+\.[^\s@]+$/.test(value);
    case 'url':
      return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
    case 'flag':
      return value === 'true' || value === 'false';
    case 'count':
      return /^\d{1,9}$/.test(value);
    case 'country':
      return /^[A-Z]{2}$/.test(value) && regions.of(value) !== undefined;
  }
}
