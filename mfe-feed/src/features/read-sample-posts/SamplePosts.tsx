import { hasCapability } from '@az/shared/api';
import { useQueryClient } from '@az/shared/query';
import { LazySection } from '../../ui/LazySection.tsx';

/** The sample posts, for a server without posts of members. They are loaded when they are near the viewport. */
export function SamplePosts() {
  const queries = useQueryClient();
  const load = async () => {
    // If the list of extensions cannot be loaded, no sample posts are shown.
    if (await hasCapability(queries, 'network').catch(() => true)) return () => null;
    return (await import('./ReadSamplePosts.tsx')).ReadSamplePosts;
  };
  return <LazySection load={load} />;
}
