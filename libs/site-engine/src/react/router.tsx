import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

/** The part of an address that the pages read. */
interface PageLocation {
  readonly pathname: string;
  /** Empty, or with its question mark. */
  readonly search: string;
}

interface Navigation {
  readonly location: PageLocation;
  /** Goes to an address of this site, without loading a document. */
  readonly navigate: (address: string) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('There is no router around this component.');
  return navigation;
}

export function useLocation(): PageLocation {
  return useNavigation().location;
}

export function useNavigate(): Navigation['navigate'] {
  return useNavigation().navigate;
}

interface RouterProps {
  readonly children: ReactNode;
}

/** A router that stays where it is, for the server. */
export function StaticRouter({
  path,
  search = '',
  children,
}: RouterProps & { readonly path: string; readonly search?: string | undefined }) {
  const navigation = useMemo(
    () => ({ location: { pathname: path, search }, navigate: () => undefined }),
    [path, search],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/**
 * The router of a browser. Which page an address shows is in the table of addresses (`@ospite/i18n/paths`), so it only
 * keeps the address; a general router would be a tenth of the page's script.
 */
export function BrowserRouter({ children }: RouterProps) {
  const [location, setLocation] = useState(locationNow);
  // The page that is shown stays until the next one can be shown.
  const follow = useCallback(() => startTransition(() => setLocation(locationNow())), []);
  const navigate = useCallback(
    (address: string) => {
      const target = new URL(address, window.location.href);
      if (target.href === window.location.href) window.history.replaceState(null, '', target);
      else window.history.pushState(null, '', target);
      follow();
    },
    [follow],
  );
  useEffect(() => {
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [follow]);
  const navigation = useMemo(() => ({ location, navigate }), [location, navigate]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

function locationNow(): PageLocation {
  const { pathname, search } = window.location;
  return { pathname, search };
}
