import type { Quote } from '@ospite/contracts';
import {
  CALLING_CODES,
  CALLING_COUNTRIES,
  internationalNumber,
  likelyCountry,
  spacedPhone,
  type CallingCountry,
} from '@ospite/domain';
import { Actions, Button, officeButtonClass, SelectField } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../use-copy';
import { chatLink, replyLink } from './hand-over-links';
import type { ReplyText } from './reply/reply-text';
import * as s from './answer.module.css';

interface HandOverProps {
  readonly quote: Quote;
  readonly text: ReplyText;
  /** Whether nothing is left to fill in. */
  readonly isReady: boolean;
  /** Shows what is, in place of handing the text over. */
  readonly onRefuse: () => void;
  /** WhatsApp was opened with the text: only the owner knows whether it was sent there. */
  readonly onChat: () => void;
}

/** Other ways to say the same: WhatsApp and the owner's mail program open with the text in them. */
export function HandOver({ quote, text, isReady, onRefuse, onChat }: HandOverProps) {
  const { t } = useTranslation();
  const [country, setCountry] = useState(() => likelyCountry(quote.language));
  const copy = useCopy();
  const number = internationalNumber(quote.phone, country);
  const isCountryOpen = quote.phone !== null && internationalNumber(quote.phone, null) === null;
  const way = (href: string, label: string) =>
    isReady ? (
      <a
        className={officeButtonClass('quiet')}
        href={href}
        {...(href.startsWith('https:') && {
          target: '_blank',
          rel: 'noopener noreferrer',
          onClick: onChat,
        })}
      >
        {label}
      </a>
    ) : (
      <Button variant="quiet" onPress={onRefuse}>
        {label}
      </Button>
    );
  return (
    <div className={s.form}>
      <p>{t('office:quote.reply.elsewhere')}</p>
      <Actions>
        {number &&
          way(
            chatLink(number, text.body),
            // What was guessed is read before it is taken.
            isCountryOpen
              ? t('office:quote.reply.chatTo', { number: spacedPhone(number) })
              : t('office:quote.reply.chat'),
          )}
        {way(replyLink(quote, text), t('office:quote.reply.ownMail'))}
        <Button variant="quiet" onPress={() => (isReady ? void copy(text.body) : onRefuse())}>
          {t('office:quote.reply.copy')}
        </Button>
      </Actions>
      {isCountryOpen && number && <CountryChoice country={country} onChoose={setCountry} />}
      <p className={s.minor}>{t('office:quote.reply.elsewhereHelp')}</p>
    </div>
  );
}

interface CountryChoiceProps {
  readonly country: CallingCountry;
  readonly onChoose: (country: CallingCountry) => void;
}

const COUNTRY_NAMES = new Intl.DisplayNames('it', { type: 'region' });

/** Where a number without a country's code is from: the guest's language tells what is likely, and only that. */
function CountryChoice({ country, onChoose }: CountryChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className={s.choice}>
      <SelectField
        label={t('office:quote.reply.country')}
        value={country}
        options={CALLING_COUNTRIES.map((code) => ({
          value: code,
          label: `${COUNTRY_NAMES.of(code)} (+${CALLING_CODES[code]})`,
        }))}
        onChange={(chosen) => onChoose(CALLING_COUNTRIES.find((code) => code === chosen) ?? country)}
      />
      <p className={s.minor}>{t('office:quote.reply.countryHelp')}</p>
    </div>
  );
}
