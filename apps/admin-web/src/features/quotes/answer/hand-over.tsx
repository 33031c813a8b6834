import type { Quote } from '@ospite/contracts';
import { Button, officeButtonClass, SelectField } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDraft, writeDraft } from '../../../shared/drafts';
import { useCopy } from '../use-copy';
import { CALLING_CODES, CALLING_COUNTRIES, internationalNumber, type CallingCountry } from '../calling-codes';
import { chatLink, replyLink } from './hand-over-links';
import type { ReplyText } from './reply-text';
import * as s from './answer.module.css';

interface HandOverProps {
  readonly quote: Quote;
  readonly text: ReplyText;
  /** Whether nothing is left to fill in. */
  readonly isReady: boolean;
  /** Shows what is, in place of handing the text over. */
  readonly onRefuse: () => void;
}

/** Other ways to say the same: WhatsApp and the owner's mail program open with the text in them. */
export function HandOver({ quote, text, isReady, onRefuse }: HandOverProps) {
  const { t } = useTranslation();
  const [country, setCountry] = useCountry(quote);
  const copy = useCopy();
  const number = internationalNumber(quote.phone, country);
  const isCountryOpen = quote.phone !== null && internationalNumber(quote.phone, null) === null;
  const way = (href: string, label: string) =>
    isReady ? (
      <a
        className={officeButtonClass('quiet')}
        href={href}
        {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
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
      {isCountryOpen && <CountryChoice country={country} onChoose={setCountry} />}
      <div className={s.actions}>
        {number && way(chatLink(number, text.body), t('office:quote.reply.chat'))}
        {way(replyLink(quote, text), t('office:quote.reply.ownMail'))}
        <Button variant="quiet" onPress={() => (isReady ? void copy(text.body) : onRefuse())}>
          {t('office:quote.reply.copy')}
        </Button>
      </div>
      <p className={s.minor}>{t('office:quote.reply.elsewhereHelp')}</p>
    </div>
  );
}

interface CountryChoiceProps {
  readonly country: CallingCountry | null;
  readonly onChoose: (country: CallingCountry | null) => void;
}

const COUNTRY_NAMES = new Intl.DisplayNames('it', { type: 'region' });

/** Where a number without a country's code is from: neither the language nor the number itself tells. */
function CountryChoice({ country, onChoose }: CountryChoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        label={t('office:quote.reply.country')}
        value={country ?? ''}
        options={[
          { value: '', label: t('office:quote.reply.chooseCountry') },
          ...CALLING_COUNTRIES.map((code) => ({
            value: code,
            label: `${COUNTRY_NAMES.of(code)} (+${CALLING_CODES[code]})`,
          })),
        ]}
        onChange={(chosen) => onChoose(knownCountry(chosen))}
      />
      <p className={s.minor}>{t('office:quote.reply.countryHelp')}</p>
    </>
  );
}

/** The country of a guest's number, asked for once and kept on this device. */
function useCountry({ id }: Quote) {
  const name = `country.${id}`;
  const [country, setCountry] = useState(() => {
    const kept = readDraft(name);
    return kept !== null && typeof kept === 'object' && 'country' in kept ? knownCountry(kept.country) : null;
  });
  const choose = (chosen: CallingCountry | null) => {
    setCountry(chosen);
    writeDraft(name, chosen && { country: chosen });
  };
  return [country, choose] as const;
}

function knownCountry(code: unknown): CallingCountry | null {
  return CALLING_COUNTRIES.find((known) => known === code) ?? null;
}
