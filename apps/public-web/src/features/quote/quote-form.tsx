import type { Pricing, Property, Room } from '@ospite/contracts/guest';
import { problemText } from '@ospite/i18n';
import { pathTo } from '@ospite/i18n/paths';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { usePageFacts, useRefusedForm } from '../../shared/facts/page-facts';
import { useHydrated } from '../../shared/facts/use-hydrated';
import type { FormValues } from '../../shared/forms/faults';
import { FormEnd } from '../../shared/forms/form-end';
import { Honeypot } from '../../shared/forms/honeypot';
import { useLocation, useNavigate } from '../../shared/navigation/router';
import { toastShown } from '../../shared/visit/visit-slice';
import { ErrorSummary } from './field-faults';
import { GuestFields } from './guest-fields';
import { HelpCard } from './help-card';
import { ExtrasFields } from './extras-fields';
import { QuoteSummary } from './quote-summary';
import { EstimateBelowDates } from './stay-estimate';
import { StayFields } from './stay-fields';
import { useQuoteForm } from './use-quote-form';
import * as s from './quote-form.module.css';

interface QuoteFormProps {
  readonly property: Property;
  readonly rooms: readonly Room[];
  readonly prices: readonly Pricing[];
}

/** The quote form with its summary beside it. Without script it posts to its own page. */
export function QuoteForm({ property, rooms, prices }: QuoteFormProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { refusedForm } = useRefusedForm('firstName');
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { search } = useLocation();
  const form = useQuoteForm({
    rules: { roomSlugs: rooms.map(({ slug }) => slug), offeredServices: property.offeredServices },
    // Rendered pages are cached without their query, so the room is chosen only in the browser.
    wantedRoom: hydrated ? new URLSearchParams(search).get('room') : null,
    onSent: () => {
      dispatch(
        toastShown({
          kind: 'default',
          title: t('quote:toast.successTitle'),
          description: t('quote:toast.successText'),
        }),
      );
      navigate(pathTo('quoteSent', language));
    },
    onFailed: (problem) => {
      if (problem.fields.length > 0) return;
      dispatch(
        toastShown({
          kind: 'destructive',
          title: t('quote:toast.errorTitle'),
          description: t('quote:toast.errorText'),
        }),
      );
    },
  });
  const { faults, snapshot, failure, isSending } = form;
  const values = refusedForm?.values ?? NO_VALUES;
  return (
    <div className={s.layout}>
      <form
        ref={form.formRef}
        className={s.form}
        method="post"
        action={pathTo('quote', language)}
        noValidate
        onSubmit={form.handleSubmit}
        onInput={form.handleInput}
        onBlur={form.handleBlur}
      >
        <ErrorSummary faults={faults} />
        <StayFields rooms={rooms} faults={faults} values={values} draft={snapshot}>
          <EstimateBelowDates draft={snapshot} rooms={rooms} prices={prices} property={property} />
        </StayFields>
        <GuestFields faults={faults} values={values} />
        <ExtrasFields offered={property.offeredServices} faults={faults} values={values} />
        <Honeypot id="quote-website" label={t('quote:form.honeypot')} />
        <FormEnd
          failure={
            failure && (
              <>
                <strong>{t('quote:toast.errorText')}</strong> {problemText(t, failure)}{' '}
                {t('quote:toast.kept')}
              </>
            )
          }
          button={isSending ? t('quote:form.sending') : t('quote:form.submit')}
          isSending={isSending}
          privacy={t('quote:form.privacy')}
          privacyLink={t('quote:form.privacyLink')}
        />
      </form>
      <aside className={s.beside}>
        <QuoteSummary draft={snapshot} rooms={rooms} prices={prices} property={property} />
        <HelpCard property={property} />
      </aside>
    </div>
  );
}

const NO_VALUES: FormValues = {};
