import type { EstimateLine, Language, StayEstimate } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { centsText, moneyText } from '@ospite/i18n/money';
import type { EmailPart } from '../../messages';

/** What a stay is likely to cost, as the page after sending shows it; nothing where it shows none. */
export function estimateParts(estimate: StayEstimate | undefined, language: Language): EmailPart[] {
  if (!estimate) return [];
  const t = mailTranslator(language);
  return [
    { kind: 'heading', text: t('stay:estimate.title') },
    {
      kind: 'sums',
      rows: [
        ...estimate.lines.map(
          (line) => [lineText(line, language), moneyText(line.amount, language)] as const,
        ),
        [t('labels.total'), moneyText(estimate.total, language)],
      ],
    },
    { kind: 'paragraph', text: t('stay:estimate.notBinding') },
  ];
}

function lineText(line: EstimateLine, language: Language): string {
  const t = mailTranslator(language);
  if (line.kind === 'discount') return t('stay:estimate.discount', { percent: line.percent });
  if (line.kind === 'tourist-tax')
    return t('stay:estimate.tax', {
      count: line.nights,
      price: centsText(line.centsPerPersonNight, language),
    });
  const nights = { count: line.nights, price: moneyText(line.perNight, language) };
  return line.season === 'high' ? t('stay:estimate.high', nights) : t('stay:estimate.low', nights);
}
