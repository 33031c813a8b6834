import type { QuoteWithHistory } from '@ospite/contracts';
import { readPrice, type ReplyPlaceholder } from '@ospite/domain';
import { fieldProblemText } from '@ospite/i18n';
import { SelectField, TextField } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { eurosText } from '../../../../shared/formats';
import type { FieldErrors } from '../../../../shared/forms/field-errors';
import { placeholderValues, priceToday, type GivenValues } from './reply-text';
import * as s from '../answer.module.css';

interface MissingValueFieldsProps {
  readonly quote: QuoteWithHistory;
  readonly asked: readonly ReplyPlaceholder[];
  readonly given: GivenValues;
  readonly errors: FieldErrors;
  readonly onGive: (words: GivenValues) => void;
}

/** What the ready text needs and only the owner knows, such as room and price; a room brings its price along. */
export function MissingValueFields({ quote, asked, given, errors, onGive }: MissingValueFieldsProps) {
  const { t } = useTranslation();
  if (asked.length === 0) return null;
  return (
    <div className={s.asked}>
      {quote.offerObstacle && <p>{t(`office:quote.reply.obstacles.${quote.offerObstacle}`)}</p>}
      <p>{t('office:quote.reply.asked')}</p>
      {quote.replyWords.room === null && quote.offers.length > 0 && (
        <SelectField
          name="room"
          label={t('office:quote.reply.room')}
          value={given.room ?? ''}
          error={errors.room}
          options={[
            { value: '', label: t('office:quote.reply.chooseRoom') },
            ...quote.offers.map(({ name, maxGuests, estimate }) => ({
              value: name,
              label: [
                name,
                estimate && eurosText(estimate),
                maxGuests < quote.guests && t('office:quote.reply.atMost', { count: maxGuests }),
              ]
                .filter(Boolean)
                .join(' · '),
            })),
          ]}
          // The price there was belongs to another room.
          onChange={(room) => onGive({ room, estimate: priceToday(quote, { room }) })}
        />
      )}
      {asked
        .filter((word) => word !== 'room' || quote.offers.length === 0)
        .map((word) => (
          <TextField
            key={word}
            name={word}
            isShort={word === 'estimate'}
            label={
              word === 'estimate'
                ? t('office:quote.reply.price')
                : t(`office:replyTemplates.placeholders.${word}`)
            }
            {...(word === 'estimate' && { inputMode: 'decimal' as const, hint: priceHint(t, quote, given) })}
            value={given[word] ?? ''}
            onChange={(text) => onGive({ [word]: text })}
            error={errors[word]}
          />
        ))}
    </div>
  );
}

/** What is in the price; of one that is a range also that one is asked for, and how a guest reads it otherwise. */
function priceHint(t: TFunction, quote: QuoteWithHistory, given: GivenValues): string {
  const total = t('office:quote.reply.priceIsTotal');
  const [from, to] = readPrice(given.estimate ?? '') ?? [];
  if (to === undefined || to === from) return total;
  const range = placeholderValues(quote, given).estimate;
  return `${total} ${t('office:quote.reply.priceIsRange', { range })}`;
}

/** What is wrong with what was given, by placeholder. */
export function askedProblems(
  t: TFunction,
  asked: readonly ReplyPlaceholder[],
  given: GivenValues,
): FieldErrors {
  return Object.fromEntries(
    asked.flatMap((word) => {
      const text = given[word]?.trim() ?? '';
      if (word === 'estimate' && !readPrice(text)) return [[word, t('office:quote.reply.needsPrice')]];
      if (word === 'room' && text === '') return [[word, t('office:quote.reply.needsRoom')]];
      return text === '' ? [[word, fieldProblemText(t, { code: 'required' })]] : [];
    }),
  );
}
