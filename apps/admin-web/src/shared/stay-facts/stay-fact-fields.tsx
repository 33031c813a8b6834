import { takesNumber, type FactKinds } from '@ospite/domain';
import { CheckboxGroup, SelectField, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../forms/field-errors';
import type { TypedStayFact } from './typed-stay-facts';
import * as s from './stay-fact-fields.module.css';

interface StayFactFieldsProps {
  readonly kinds: FactKinds;
  readonly facts: readonly TypedStayFact[];
  readonly onChange: (facts: readonly TypedStayFact[]) => void;
  readonly errors: FieldErrors;
}

/** What guests ask before they write: a choice, a list or a number for each fact; what is not said is not shown to guests. */
export function StayFactFields({ kinds, facts, onChange, errors }: StayFactFieldsProps) {
  const { t } = useTranslation();
  const change = (next: TypedStayFact) => {
    const isUnset = next.choices.length === 0 && next.number.trim() === '';
    const others = facts.filter(({ id }) => id !== next.id);
    const all = isUnset ? others : [...others, next];
    // In the order of the list, so that a change that is taken back is none.
    onChange(Object.keys(kinds).flatMap((id) => all.filter((fact) => fact.id === id)));
  };
  return (
    <div className={s.facts}>
      {Object.entries(kinds).map(([id, kind]) => {
        const fact = facts.find((one) => one.id === id) ?? { id, choices: [], number: '' };
        const name = `stayFacts.${id}`;
        const label = t(`stay-facts:names.${id}`);
        const options = kind.choices.map((value) => ({
          value,
          label: t(`stay-facts:answers.${id}.${value}`),
        }));
        const hasNumber = takesNumber(kind, fact.choices);
        const error = errors[name];
        return (
          <div key={id} className={s.fact}>
            {kind.isList && (
              <CheckboxGroup
                name={name}
                label={label}
                isCompact
                options={options}
                values={fact.choices}
                onChange={(chosen) =>
                  change({ ...fact, choices: kind.choices.filter((one) => chosen.includes(one)) })
                }
              />
            )}
            {!kind.isList && kind.choices.length > 0 && (
              <SelectField
                name={hasNumber ? `${name}.choice` : name}
                label={label}
                value={fact.choices[0] ?? ''}
                options={[{ value: '', label: t('office:stayFacts.unset') }, ...options]}
                onChange={(choice) => change({ id, choices: choice ? [choice] : [], number: '' })}
                error={hasNumber ? undefined : error}
              />
            )}
            {hasNumber && kind.number && (
              <TextField
                name={name}
                isShort
                inputMode="decimal"
                label={t(`office:stayFacts.${kind.number.unit}`, { what: label })}
                value={fact.number}
                onChange={(number) => change({ ...fact, number })}
                error={error}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
