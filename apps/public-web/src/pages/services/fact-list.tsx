import type { ShownText } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { Words } from '../../shared/content/words';
import * as s from './services-page.module.css';

/** What a guest wants to know of a service before asking. */
interface ServiceFacts {
  readonly period?: ShownText;
  readonly costs: readonly { readonly text: ShownText }[];
  readonly booking?: ShownText;
  readonly distance?: ShownText;
}

/** When, for how much, whether it is booked, how far: the same for each service; what is not known is left out. */
export function FactList({ facts: { period, costs, booking, distance } }: { readonly facts: ServiceFacts }) {
  const { t } = useTranslation();
  const rows = [
    { name: t('facilities:facts.season'), lines: [period] },
    { name: t('facilities:facts.cost'), lines: costs.map(({ text }) => text) },
    { name: t('facilities:facts.booking'), lines: [booking] },
    { name: t('facilities:facts.distance'), lines: [distance] },
  ].map(({ name, lines }) => ({ name, lines: lines.filter((line) => line !== undefined) }));
  return (
    <dl className={s.facts}>
      {rows
        .filter(({ lines }) => lines.length > 0)
        .map(({ name, lines }) => (
          <div key={name} className={s.fact}>
            <dt>{name}</dt>
            {lines.map((line) => (
              <Words as="dd" key={line.text} of={line} />
            ))}
          </div>
        ))}
    </dl>
  );
}
