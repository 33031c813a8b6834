import { useGetSettingQuery, useUpdateSettingMutation, type SiteSetting } from '@ospite/contracts';
import { Panel, Switch } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../shared/screen/query-state';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import * as s from './settings.module.css';

const KEY = 'show_reviews_section';

/** Whether the home page shows guests' reviews. Texts: specification §8. */
export function ReviewsSwitch() {
  const { t } = useTranslation();
  const query = useGetSettingQuery({ key: KEY }, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={t('office:settings.reviews.homePage')}>
      <p>{t('office:settings.reviews.help')}</p>
      <QueryState query={query}>{(setting) => <SettingSwitch setting={setting} />}</QueryState>
    </Panel>
  );
}

function SettingSwitch({ setting }: { readonly setting: SiteSetting }) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [update, { data: stored, isLoading, isSuccess }] = useUpdateSettingMutation();
  // What was saved is loaded again a moment later; on a slow line it is turned back before that.
  const isNewer = (stored?.updatedAt ?? '') > (setting.updatedAt ?? '');
  const { value, updatedAt } = isNewer && stored ? stored : setting;

  async function turn(isOn: boolean) {
    const updateSettingRequest = {
      value: isOn ? 'true' : 'false',
      ...(updatedAt !== null && { updatedAt }),
    } as const;
    tellOutcome(await update({ key: KEY, updateSettingRequest }), {
      done: t('office:common.success'),
      doneDescription: t('office:settings.updated'),
      failed: t('office:settings.notUpdated'),
      mayBeDone: true,
    });
  }

  return (
    <div>
      <Switch isSelected={value === 'true'} isPending={isLoading} onChange={(isOn) => void turn(isOn)}>
        {t('office:settings.reviews.switch')}
      </Switch>
      <p role="status" className={s.saved}>
        {isSuccess && t('office:forms.saved')}
      </p>
    </div>
  );
}
