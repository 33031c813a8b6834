import { pathTo } from '@ospite/i18n/paths';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { usePageFacts } from '../../shared/facts/page-facts';
import { cookieDialogOpened } from '../../shared/visit/visit-slice';

/** Opens the cookie dialog again; without script it leads to the cookie policy. */
export function CookieChoiceButton({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const dispatch = useDispatch();
  return (
    <form
      action={pathTo('cookiePolicy', language)}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(cookieDialogOpened());
      }}
    >
      <button type="submit" className={className} data-hydrate="">
        {t('common:footer.cookieChoice')}
      </button>
    </form>
  );
}
