// Only what the shell and the areas use: this module is shared as a whole, so every export adds bytes to each page.
export {
  createBrowserRouter,
  type Location,
  matchPath,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
  ScrollRestoration,
  type To,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps } from './Link.tsx';
