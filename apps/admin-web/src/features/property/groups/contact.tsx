import { MAX_EMAIL_LENGTH, MAX_PROPERTY_PHONE_LENGTH, textOrNull } from '@ospite/domain';
import { TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { boundField } from '../bound-field';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';

interface ContactValues {
  readonly phone: string;
  readonly email: string;
  readonly chatNumber: string;
}

/** How guests reach the owner. */
export const contactPart: PropertyPart<ContactValues> = {
  read: ({ phone, email, chatNumber }) => ({
    phone,
    email,
    chatNumber: chatNumber === null ? '' : `+${chatNumber}`,
  }),
  write: ({ phone, email, chatNumber }) => ({ phone, email, chatNumber: digitsOf(chatNumber) }),
  Fields: ContactFields,
  labels: {
    phone: 'office:property.contact.phone',
    email: 'office:property.contact.email',
    chatNumber: 'office:property.contact.chat',
  },
};

/** The digits of a number with its country code, however it was typed: +39 333…, 0039 333…, 39-333…. */
function digitsOf(typed: string): string | null {
  return textOrNull(typed.replace(/[\s+()./-]/g, '').replace(/^00/, ''));
}

function ContactFields(form: PropertyFieldsProps<ContactValues>) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        {...boundField(form, 'phone')}
        type="tel"
        autoComplete="tel"
        label={t('office:property.contact.phone')}
        hint={t('office:property.contact.phoneHint')}
        maxLength={MAX_PROPERTY_PHONE_LENGTH}
      />
      <TextField
        {...boundField(form, 'email')}
        type="email"
        autoComplete="email"
        label={t('office:property.contact.email')}
        hint={t('office:property.contact.emailHint')}
        maxLength={MAX_EMAIL_LENGTH}
        verbatim
      />
      <TextField
        {...boundField(form, 'chatNumber')}
        type="tel"
        autoComplete="tel"
        label={t('office:property.contact.chat')}
        hint={t('office:property.contact.chatHint')}
        maxLength={MAX_PROPERTY_PHONE_LENGTH}
      />
    </>
  );
}
