import type { BannerField } from '@ospite/domain';
import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { BannerEditor } from '../../features/banners/banner-editor';
import * as s from './banners-tab.module.css';

/** The cards, and which banners are in them. Source: specification §2, Super-admin panel. */
const CARDS = [
  { screen: 'desktop', fields: ['bannerFooter', 'bannerMidSite'] },
  {
    screen: 'mobile',
    fields: ['bannerMobileTop', 'bannerMobileMid1', 'bannerMobileMid2', 'bannerMobileBottom'],
  },
] as const satisfies readonly { screen: 'desktop' | 'mobile'; fields: readonly BannerField[] }[];

/** Advertising banners for large and small screens. */
export function BannersTab() {
  const { t } = useTranslation();
  return (
    <div className={s.parts}>
      <Panel title={t('super-admin:banners.heading')}>
        <p>{t('super-admin:banners.onlyFilled')}</p>
        <p>{t('super-admin:banners.marked')}</p>
      </Panel>
      {CARDS.map(({ screen, fields }) => (
        <Panel key={screen} title={t(`super-admin:banners.${screen}`)}>
          <p>{t(`super-admin:banners.${screen}Help`)}</p>
          {fields.map((field) => (
            <BannerEditor key={field} field={field} screen={screen} />
          ))}
        </Panel>
      ))}
    </div>
  );
}
