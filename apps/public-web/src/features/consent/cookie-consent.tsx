import { useEffect, useState, type ComponentType } from 'react';

/** Asks about cookies, and starts what a choice allows. All of it comes after hydration, with what else can wait. */
export function CookieConsent() {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    import(/* webpackChunkName: "after-hydration" */ './consent-timing').then(
      ({ ConsentTiming }) => setLoaded(() => ConsentTiming),
      // Nothing is asked, and nothing that waits for an answer runs.
      () => undefined,
    );
  }, []);
  return Loaded && <Loaded />;
}
