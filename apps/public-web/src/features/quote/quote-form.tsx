import type { Pricing, Property, Room } from '@ospite/contracts/guest';
import { QUOTE_REF } from '@ospite/contracts/site';
import { HONEYPOT_FIELD } from '@ospite/domain';
import { problemText } from '@ospite/i18n';
import { pathTo } from '@ospite/i18n/paths';
import { buttonClass } from '@ospite/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useLocation, useNavigate } from '../../shared/navigation/router';
import { useLoaded } from '../../shared/loading/use-loaded';
import { SiteLink } from '../../shared/navigation/site-link';
import { loadEstimate } from '../../shared/stay/load-estimate';
import { withPrices } from '../../shared/stay/stay';
import { quoteSent, toastShown } from '../../shared/visit/visit-slice';
import { ErrorSummary } from './field-faults';
import { GuestFields } from './guest-fields';
import { HelpCard } from './help-card';
import { ExtrasFields } from './extras-fields';
import { QuoteSummary } from './quote-summary';
import type { FormValues } from './form-values';
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
  const { language, refusedForm } = usePageFacts();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { search } = useLocation();
  const form = useQuoteForm({
    rules: { roomSlugs: rooms.map(({ slug }) => slug), offeredServices: property.offeredServices },
    // Rendered pages are cached without their query, so the stay that it names is filled in by the script.
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
  const values = refusedForm?.values ?? NO_VALUES;
  const pricedRooms = useMemo(() => withPrices(rooms, prices), [rooms, prices]);
  const stay = { property, rooms: pricedRooms, draft: snapshot, estimate };
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
        <StayFields {...stay} faults={faults} values={values} />
        <GuestFields faults={faults} values={values} />
        <ExtrasFields offered={property.offeredServices} faults={faults} values={values} />
        <div className={s.unseen} aria-hidden="true">
          <label htmlFor="quote-website">{t('quote:form.honeypot')}</label>
          <input id="quote-website" name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        {failure && (
          <p className={s.failure} role="alert">
            <strong>{t('quote:toast.errorText')}</strong> {problemText(t, failure)} {t('quote:toast.kept')}
          </p>
        )}
        <div className={s.send}>
          <button
            type="submit"
            className={buttonClass('primary', s.submit)}
            aria-disabled={isSending || undefined}
          >
            {isSending ? t('quote:form.sending') : t('quote:form.submit')}
          </button>
          <p className={s.privacy}>
            {t('quote:form.privacy')} <SiteLink page="privacyPolicy">{t('quote:form.privacyLink')}</SiteLink>
          </p>
        </div>
      </form>
      <aside className={s.beside}>
        <QuoteSummary {...stay} />
        <HelpCard property={property} />
      </aside>
    </div>
  );
}

const NO_VALUES: FormValues = {};
