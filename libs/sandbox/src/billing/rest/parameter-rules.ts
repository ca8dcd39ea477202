import { VendorRefusal, createWrongValue } from '../vendor-refusal.ts';
import type { Parameters } from './form-body.ts';
import { isValidZip } from './zips.ts';

interface ParameterRule {
  max?: number;
  kind?: 'text' | 'email' | 'url' | 'flag' | 'count' | 'country' | readonly string[];
}

/** By a parameter's name; `[0]` means any index. */
export type ParameterRules = Readonly<Record<string, ParameterRule>>;

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Refuses parameters that are unknown, too long or of another type. The refusal names the parameter. */
export function checkParameters(
  parameters: Parameters,
  rules: ParameterRules,
  customFields: readonly string[] = [],
): void {
  for (const [param, value] of parameters) {
    const rule = rules[param.replace(/\[\d+\]$/, '[0]')] ?? findCustomField(param, customFields);
    if (rule === undefined) throw createWrongValue(param, value, 'is not a parameter of this operation');
    if (value.length > (rule.max ?? 250))
      throw createWrongValue(param, value, `should not be longer than ${rule.max ?? 250} characters`);
    if (value !== '' && !hasKind(rule.kind, value))
      throw createWrongValue(param, value, 'is not a valid value');
  }
  for (const part of ['billing_address', 'shipping_address']) {
    const zip = parameters.get(`${part}[zip]`);
    const country = parameters.get(`${part}[country]`) ?? '';
    if (zip && !isValidZip(zip, country))
      throw createWrongValue(`${part}[zip]`, zip, `is not a valid zip code of ${country}`);
  }
}

export function requireParameters(parameters: Parameters, ...names: readonly string[]): void {
  for (const name of names)
    if (!parameters.get(name))
      throw new VendorRefusal('param_wrong_value', `${name} : cannot be blank`, name);
}

function findCustomField(param: string, customFields: readonly string[]): ParameterRule | undefined {
  const name = /^(?:customer\[(cf_\w+)\]|(cf_\w+))$/.exec(param)?.slice(1).find(Boolean);
  return name !== undefined && customFields.includes(name) ? { max: 250 } : undefined;
}

function hasKind(kind: ParameterRule['kind'] = 'text', value: string): boolean {
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
