import { useTranslation } from 'react-i18next';
import type { ServiceFacts } from './camp-services';
import * as s from './services-page.module.css';

const FACTS = ['season', 'cost', 'booking', 'distance'] as const;

/** When, for how much, whether it is booked, how far: the same for each service; what is not known is left out. */
export function FactList({ facts }: { readonly facts: ServiceFacts }) {
  const { t } = useTranslation();
  return (
    <dl className={s.facts}>
      {FACTS.filter((fact) => facts[fact].length > 0).map((fact) => (
        <div key={fact} className={s.fact}>
          <dt>{t(`facilities:facts.${fact}`)}</dt>
          {facts[fact].map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
