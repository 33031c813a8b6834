import type { Property, RoomDetail } from '@ospite/contracts/guest';
import { ACCESS_FACTS, MIN_ACCESS_FACTS, type StayFact } from '@ospite/domain';
import { stayFactName, stayFactText } from '@ospite/i18n/stay-fact-text';
import { Drawing } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { ICONS } from '../../shared/drawings/icons';
import { usePageFacts } from '../../shared/facts/page-facts';
import { STAY_FACT_SHAPES } from './stay-fact-shapes';
import * as s from './stay-facts.module.css';

interface StayFactsProps {
  readonly room: RoomDetail;
  readonly property: Property;
}

/** What guests ask before they write; unset facts are left out, and from three on those of access stand apart. */
export function StayFacts({ room, property }: StayFactsProps) {
  const { t } = useTranslation();
  const access = room.stayFacts.filter(({ id }) => ACCESS_FACTS.includes(id));
  const isApart = access.length + Number(room.stepFree) >= MIN_ACCESS_FACTS;
  const others = isApart ? room.stayFacts.filter((fact) => !access.includes(fact)) : room.stayFacts;
  return (
    <>
      <Facts id="stay-facts" title={t('stay-facts:title')} facts={[...others, ...property.stayFacts]} />
      {isApart && (
        <Facts id="access" title={t('stay-facts:access')} facts={access} isStepFree={room.stepFree} />
      )}
    </>
  );
}

interface FactsProps {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly StayFact[];
  readonly isStepFree?: boolean;
}

function Facts({ id: heading, title, facts, isStepFree = false }: FactsProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={s.title}>
        {title}
      </h2>
      {isStepFree && (
        <p className={s.stepFree}>
          <Drawing shape={ICONS.stepFree} className={s.icon} />
          {t('rooms:detail.stepFree')}
        </p>
      )}
      <dl className={s.facts}>
        {facts.map((fact) => (
          <div key={fact.id}>
            <dt className={s.name}>
              <Drawing shape={STAY_FACT_SHAPES[fact.id] ?? STAY_FACT_SHAPES.other} className={s.icon} />
              {stayFactName(t, fact)}
            </dt>
            <dd className={s.answer}>{stayFactText(t, fact, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
