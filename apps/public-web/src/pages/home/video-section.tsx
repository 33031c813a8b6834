import type { Property } from '@ospite/contracts/guest';
import { useHydrated } from '@ospite/site-engine';
import type { ShownText } from '@ospite/domain';
import { Picture } from '@ospite/ui';
import { useState, type ComponentType, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { VideoPlayerProps } from '../../features/video/video-player';
import { isOwnFilm } from '../../features/video/film';
import { pictureOf } from '../../shared/content/content-picture';
import { heroPicture } from '../../shared/content/hero-picture';
import type { SectionProps } from '../../shared/content/page-sections';
import { useContent } from '../../shared/content/use-content';
import { Words } from '../../shared/content/words';
import { isPlainClick } from '../../shared/navigation/site-link';
import { HOME_SIZES } from '../../shared/pictures/sizes/home-sizes';
import { useProperty } from '../../shared/property/use-property';
import * as s from './video-section.module.css';

type Film = NonNullable<Property['video']>;

/**
 * The property's film. Nothing of it is loaded before it is pressed: then the player opens, whose script comes with the
 * press; without script the link leads to the file, as it does to another host's in a document whose policy does not let
 * it in: one that came here by navigation has another page's.
 */
export function VideoSection({ id = 'film', values }: Partial<SectionProps<'home.video'>>) {
  const video = useProperty()?.video;
  return video && <FilmSection id={id} video={video} title={values?.title} text={values?.text} />;
}

interface FilmSectionProps {
  readonly id: string;
  readonly video: Film;
  readonly title: ShownText | undefined;
  readonly text: ShownText | undefined;
}

function FilmSection({ id, video, title, text }: FilmSectionProps) {
  const { t } = useTranslation();
  const hero = heroPicture(useContent('home').data);
  const [Player, setPlayer] = useState<ComponentType<VideoPlayerProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const hydrated = useHydrated();
  const [isOwnDocument] = useState(!hydrated);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event) || !(isOwnDocument || isOwnFilm(video.url))) return;
    event.preventDefault();
    void import(/* webpackChunkName: "video" */ '../../features/video/video-player').then(
      ({ VideoPlayer }) => {
        setPlayer(() => VideoPlayer);
        setIsOpen(true);
      },
      // Without the player the browser's own does.
      () => window.location.assign(video.url),
    );
  };
  return (
    <section id={id} className={s.section} aria-labelledby={`${id}-title`} data-ground="dark">
      <div className={s.inner}>
        <div>
          <h2 id={`${id}-title`} className={s.title} lang={title?.lang}>
            {title?.text ?? t('home:video.dialog')}
          </h2>
          <Words className={s.text} of={text} />
        </div>
        <a className={s.open} href={video.url} rel="noopener" data-hydrate="" onClick={open}>
          {video.posterUrl === null || !isOwnFilm(video.posterUrl) ? (
            hero && <Picture source={pictureOf(hero)} alt="" sizes={HOME_SIZES.poster} />
          ) : (
            <img
              className={s.poster}
              src={video.posterUrl}
              alt=""
              loading="lazy"
              decoding="async"
              fetchPriority="low"
            />
          )}
          <span className={s.play}>
            <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
              <path d="M6 3v18l15-9Z" />
            </svg>
            {t('home:video.play')}
          </span>
        </a>
      </div>
      {Player && isOpen && (
        <Player
          video={video}
          onClose={() => setIsOpen(false)}
          labels={{
            title: title?.text ?? t('home:video.dialog'),
            close: t('home:video.close'),
            problem: t('home:video.problem'),
            file: t('home:video.file'),
          }}
        />
      )}
    </section>
  );
}
