import { buttonClass } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { Events } from '../../features/events/events';
import { ContentPicture } from '../../shared/content/content-picture';
import type { SectionProps } from '../../shared/content/page-sections';
import { Words } from '../../shared/content/words';
import { SiteLink } from '../../shared/navigation/site-link';
import { GUIDE_SIZES } from '../../shared/pictures/sizes/guide-sizes';
import * as s from './guide-page.module.css';

export function GuideLead({ id, values: { title, text, picture } }: SectionProps<'guide.lead'>) {
  return (
    <header id={id}>
      {picture && (
        <div className={s.bay}>
          <ContentPicture picture={picture} sizes={GUIDE_SIZES.bay} priority />
        </div>
      )}
      <div className={s.panel}>
        <Words as="h1" className={s.title} of={title} />
        <Words className={s.lead} of={text} />
      </div>
    </header>
  );
}

export function GuideEvents({ id, values: { title } }: SectionProps<'guide.events'>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
      <Events />
    </section>
  );
}

export function GuideClosing({ id, values: { title, text } }: SectionProps<'guide.closing'>) {
  const { t } = useTranslation();
  return (
    <section id={id} className={s.closing} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
      <Words className={s.text} of={text} />
      <p className={s.actions}>
        <SiteLink page="quote" className={buttonClass('coral')}>
          {t('guide:closing.quote')}
        </SiteLink>
        <SiteLink page="rooms" className={buttonClass('quiet')}>
          {t('guide:closing.rooms')}
        </SiteLink>
      </p>
    </section>
  );
}
