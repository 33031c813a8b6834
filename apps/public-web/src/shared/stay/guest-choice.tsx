import { DEFAULT_QUOTE_GUESTS, MAX_QUOTE_GUESTS, MIN_QUOTE_GUESTS } from '@ospite/domain';
import type { ControlProps } from '@ospite/ui';
import { useTranslation } from 'react-i18next';

const CHOICES = Array.from(
  { length: MAX_QUOTE_GUESTS - MIN_QUOTE_GUESTS + 1 },
  (_, step) => MIN_QUOTE_GUESTS + step,
);

interface GuestChoiceProps {
  readonly control: ControlProps;
  readonly defaultValue?: string | undefined;
  readonly autoFocus?: boolean;
}

/** How many guests; one to four (specification §5). */
export function GuestChoice({ control, defaultValue, autoFocus }: GuestChoiceProps) {
  const { t } = useTranslation();
  return (
    <select
      {...control}
      name="guests"
      defaultValue={defaultValue ?? DEFAULT_QUOTE_GUESTS}
      autoFocus={autoFocus}
    >
      {CHOICES.map((count) => (
        <option key={count} value={count}>
          {t('stay:guestsCount', { count })}
        </option>
      ))}
    </select>
  );
}
