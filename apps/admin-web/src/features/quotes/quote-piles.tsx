import { useCountQuotesQuery } from '@ospite/contracts';
import { Pill } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { countText } from '../../shared/formats';
import { PILES, searchParameters, type Pile, type QuoteFilter } from './quote-list-query';
import { statusText } from './quote-texts';
import * as s from './quotes.module.css';

interface QuotePilesProps {
  readonly filter: QuoteFilter;
  readonly onChoose: (pile: Pile | undefined) => void;
}

/** Every status with the number of its quotes, in one order; what looks automated only while there is any. */
export function QuotePiles({ filter, onChoose }: QuotePilesProps) {
  const { t } = useTranslation();
  const { data: counts } = useCountQuotesQuery(searchParameters(filter), { refetchOnMountOrArgChange: true });
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const nameOf = (pile: Pile) =>
    pile === 'suspected' ? t('office:quotes.isSuspected') : statusText(t, pile);
  return (
    <div role="group" aria-label={t('office:quotes.piles')} className={s.piles}>
      {[undefined, ...PILES]
        .filter((pile) => pile !== 'suspected' || filter.pile === pile || counts?.suspected)
        .map((pile) => (
          <Pill key={pile ?? 'all'} isChosen={filter.pile === pile} onChoose={() => onChoose(pile)}>
            {pile ? nameOf(pile) : t('office:quotes.allPiles')}
            {counts && <span className={s.count}>{countText(pile ? counts[pile] : (all ?? 0))}</span>}
          </Pill>
        ))}
    </div>
  );
}
