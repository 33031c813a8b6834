import {
  internationalNumber,
  internationalPhone,
  MAX_EMAIL_LENGTH,
  MAX_PROPERTY_PHONE_LENGTH,
  spacedPhone,
  textOrNull,
} from '@ospite/domain';
import { Switch, TextField, VisuallyHidden } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { boundField } from '../bound-field';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';
import * as s from '../property.module.css';

interface ContactValues {
  readonly phone: string;
  readonly email: string;
  readonly chatNumber: string;
  readonly answersInOneDay: boolean;
}

/** How guests reach the owner; a number without a country's prefix gets the property's. */
export const contactPart: PropertyPart<ContactValues> = {
  read: ({ phone, email, chatNumber, answersInOneDay }) => ({
    phone,
    email,
    answersInOneDay,
    chatNumber: chatNumber === null ? '' : spacedPhone(chatNumber),
  }),
  write: ({ phone, email, chatNumber, answersInOneDay }, country) => ({
    phone: internationalPhone(phone, country),
    email,
    answersInOneDay,
    chatNumber: internationalNumber(chatNumber, country) ?? textOrNull(chatNumber),
  }),
  Fields: ContactFields,
  labels: {
    phone: 'office:property.contact.phone',
    email: 'office:property.contact.email',
    chatNumber: 'office:property.contact.chat',
    answersInOneDay: 'office:property.contact.answersInOneDay',
  },
  hasRequired: true,
};

function ContactFields(form: PropertyFieldsProps<ContactValues>) {
  const { t } = useTranslation();
  const { country, values, set } = form;
  const dialled = (typed: string) => internationalPhone(typed, country);
  const phone = internationalNumber(values.phone, country);
  const chat = internationalNumber(values.chatNumber, country);
  return (
    <>
      <div className={s.tried}>
        <TextField
          {...boundField(form, 'phone', 'phone', dialled)}
          isRequired
          type="tel"
          autoComplete="tel"
          label={t('office:property.contact.phone')}
          hint={t('office:property.contact.phoneHint')}
          maxLength={MAX_PROPERTY_PHONE_LENGTH}
        />
        {phone !== null && (
          <a className={s.try} href={`tel:+${phone}`}>
            {t('office:property.contact.tryPhone', { number: dialled(values.phone) })}
          </a>
        )}
      </div>
      <TextField
        {...boundField(form, 'email')}
        isRequired
        type="email"
        autoComplete="email"
        label={t('office:property.contact.email')}
        hint={t('office:property.contact.emailHint')}
        maxLength={MAX_EMAIL_LENGTH}
        verbatim
      />
      <div className={s.tried}>
        <TextField
          {...boundField(form, 'chatNumber', 'chatNumber', dialled)}
          type="tel"
          autoComplete="tel"
          label={t('office:property.contact.chat')}
          hint={t('office:property.contact.chatHint')}
          maxLength={MAX_PROPERTY_PHONE_LENGTH}
        />
        {chat !== null && (
          <a className={s.try} href={`https://wa.me/${chat}`} target="_blank" rel="noopener">
            {t('office:property.contact.tryChat', { number: dialled(values.chatNumber) })}
            <VisuallyHidden>{t('office:nav.newTab')}</VisuallyHidden>
          </a>
        )}
      </div>
      <Switch
        isSelected={values.answersInOneDay}
        onChange={(answersInOneDay) => set({ answersInOneDay })}
        hint={t('office:property.contact.answersInOneDayHint')}
      >
        {t('office:property.contact.answersInOneDay')}
      </Switch>
    </>
  );
}
