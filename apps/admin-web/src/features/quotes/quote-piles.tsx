import { useCountQuotesQuery } from '@ospite/contracts';
import { Pill } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { countText } from '../../shared/formats';
import { PILES, searchParameters, type Pile, type QuoteFilter } from './quote-list-query';
import { statusText } from './quote-texts';
import * as s from './quotes.module.css';

/** Those that are no status. */
const SPECIAL = { suspected: 'office:quotes.isSuspected', replyUnsent: 'office:quotes.replyUnsent' } as const;

interface QuotePilesProps {
  readonly filter: QuoteFilter;
  readonly onChoose: (pile: Pile | undefined) => void;
}

/** Every status with the number of its quotes, in one order; what needs a look only while there is any. */
export function QuotePiles({ filter, onChoose }: QuotePilesProps) {
  const { t } = useTranslation();
  const { data: counts } = useCountQuotesQuery(searchParameters(filter), { refetchOnMountOrArgChange: true });
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const nameOf = (pile: Pile) =>
    pile === 'suspected' || pile === 'replyUnsent' ? t(SPECIAL[pile]) : statusText(t, pile);
  return (
    <div role="group" aria-label={t('office:quotes.piles')} className={s.piles}>
      {[undefined, ...PILES]
        .filter((pile) => !(pile && pile in SPECIAL) || filter.pile === pile || counts?.[pile])
        .map((pile) => (
          <Pill key={pile ?? 'all'} isChosen={filter.pile === pile} onChoose={() => onChoose(pile)}>
            {pile ? nameOf(pile) : t('office:quotes.allPiles')}
            {counts && <span className={s.count}>{countText(pile ? counts[pile] : (all ?? 0))}</span>}
          </Pill>
        ))}
    </div>
  );
}
