import { checked } from '@az/shared/forms';

type Rules<Values> = { [Field in keyof Values]?: (value: Values[Field], values: Values) => string | null };

/** Options of a form, from one rule for each field, in display order. Each field's id is its name. */
export function formRules<Values extends object>(rules: Rules<Values>) {
  const fields = Object.keys(rules) as (keyof Values & string)[];
  const errorsOf = (values: Values) =>
    Object.fromEntries(fields.map((field) => [field, rules[field]?.(values[field], values)]));
  return {
    fields,
    check: (values: Values) => checked(errorsOf(values), () => values),
    idPrefix: '',
  };
}
