import type { Pricing, Property, Room } from '@ospite/contracts/guest';
import { QUOTE_REF } from '@ospite/contracts/site';
import { serviceIdsOf } from '@ospite/domain';
import { problemText } from '@ospite/i18n';
import { pathTo } from '@ospite/i18n/paths';
import { useLoaded, useLocation, useNavigate } from '@ospite/site-engine';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { usePageFacts, useRefusedForm } from '../../shared/facts/page-facts';
import { FormEnd } from '../../shared/forms/form-end';
import { Honeypot } from '../../shared/forms/honeypot';
import { useRenderedSearch } from '../../shared/navigation/rendered-search';
import { loadEstimate } from '../../shared/stay/load-estimate';
import { withPrices } from '../../shared/stay/stay';
import { quoteSent, toastShown } from '../../shared/visit/visit-slice';
import { ErrorSummary } from './field-faults';
import { draftOf, valuesInAddress } from './form-values';
import { GuestFields } from './guest-fields';
import { HelpCard } from './help-card';
import { ExtrasFields } from './extras-fields';
import { QuoteSummary } from './quote-summary';
import { StayFields } from './stay-fields';
import { useQuoteForm } from './use-quote-form';
import * as s from './quote-form.module.css';

interface QuoteFormProps {
  readonly property: Property;
  readonly rooms: readonly Room[];
  readonly prices: readonly Pricing[];
  /** Why to trust us with a request. */
  readonly belowButton?: ReactNode;
}

/** The quote form with its summary beside it. Without script it posts to its own page. */
export function QuoteForm({ property, rooms, prices, belowButton }: QuoteFormProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { refusedForm } = useRefusedForm('firstName');
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { search } = useLocation();
  const form = useQuoteForm({
    rules: { roomSlugs: rooms.map(({ slug }) => slug), services: serviceIdsOf(property) },
    // Where the page was rendered for everyone, the stay that its address names is filled in by the script.
    search,
    onSent: (placed) => {
      dispatch(quoteSent(placed));
      dispatch(
        toastShown({
          kind: 'default',
          title: t('quote:toast.successTitle'),
          description: t('quote:toast.successText'),
        }),
      );
      navigate(`${pathTo('quoteSent', language)}?${QUOTE_REF}=${placed.ref}`);
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
  const estimate = useLoaded(loadEstimate, snapshot?.checkIn || snapshot?.checkOut ? snapshot : null);
  const asked = useRenderedSearch();
  const named = useMemo(() => valuesInAddress(asked), [asked]);
  const values = refusedForm?.values ?? named;
  const pricedRooms = useMemo(() => withPrices(rooms, prices), [rooms, prices]);
  const draft = snapshot ?? (asked ? draftOf(named) : null);
  const stay = { property, rooms: pricedRooms, draft, estimate };
  return (
    <div className={s.layout}>
      <form
        ref={form.formRef}
        className={s.form}
        method="post"
        action={pathTo('quote', language)}
        noValidate
        onSubmit={form.handleSubmit}
        onFocus={form.handleFocus}
        onInput={form.handleInput}
        onBlur={form.handleBlur}
      >
        <ErrorSummary faults={faults} />
        <StayFields {...stay} faults={faults} values={values} />
        <GuestFields faults={faults} values={values} />
        <ExtrasFields property={property} faults={faults} values={values} />
        <Honeypot id="quote-website" label={t('quote:form.honeypot')} />
        <FormEnd
          failure={
            failure && (
              <>
                <strong>{t('quote:toast.errorText')}</strong> {problemText(t, failure, 'quote')}{' '}
                {t('quote:toast.kept')}
              </>
            )
          }
          button={isSending ? t('quote:form.sending') : t('quote:form.submit')}
          isSending={isSending}
          privacy={t('quote:form.privacy')}
          privacyLink={t('quote:form.privacyLink')}
        />
        {belowButton}
      </form>
      <div className={s.beside}>
        <QuoteSummary {...stay} />
        <HelpCard property={property} />
      </div>
    </div>
  );
}
