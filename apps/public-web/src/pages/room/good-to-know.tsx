import type { Property } from '@ospite/contracts/guest';
import { amountOf } from '@ospite/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { clock } from '../../shared/format/clock';
import { partText } from '../../shared/format/localized-text';
import { centsText } from '../../shared/format/price';
import * as s from './good-to-know.module.css';

/** When to come and go, what it costs to cancel, the deposit and the rules of the house; what is unset is left out. */
export function GoodToKnow({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { checkin, checkout, cancellationTerms, depositTerms, houseRules } = property;
  const [cancellation, atArrival, rules] = [cancellationTerms, depositTerms, houseRules].map(
    (words) => words && partText(words, language),
  );
  const deposit = amountOf(property.amounts, 'deposit');
  return (
    <section aria-labelledby="know">
      <h2 id="know" className={s.title}>
        {t('rooms:detail.know.title')}
      </h2>
      <dl className={s.terms}>
        <Term name={t('rooms:detail.know.arrival')}>
          {t('common:hours.checkin', { from: clock(checkin.from) })}
          {checkin.announceAfter && (
            <>
              <br />
              {t('common:hours.announce', { time: clock(checkin.announceAfter) })}
            </>
          )}
        </Term>
        <Term name={t('rooms:detail.know.departure')}>
          {t('common:hours.checkout', { time: clock(checkout) })}
        </Term>
        {cancellation && (
          <Term name={t('rooms:detail.know.cancellation')} lang={cancellation.lang}>
            {cancellation.text}
          </Term>
        )}
        {(deposit !== undefined || atArrival) && (
          <Term name={t('rooms:detail.know.deposit')} lang={atArrival?.lang}>
            {deposit !== undefined && <b>{centsText(deposit, language)}</b>}
            {deposit !== undefined && atArrival && (
              <>
                {' '}
                <br />
              </>
            )}
            {atArrival?.text}
          </Term>
        )}
        {rules && (
          <Term name={t('rooms:detail.know.rules')} lang={rules.lang}>
            <ul>
              {linesOf(rules.text).map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Term>
        )}
      </dl>
    </section>
  );
}

interface TermProps {
  readonly name: string;
  /** Of the owner's words, where that is not the page's. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

function Term({ name, lang, children }: TermProps) {
  return (
    <div className={s.term}>
      <dt className={s.name}>{name}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}

function linesOf(text: string): readonly string[] {
  return text.split(/\n+/).filter((line) => line.trim());
}
