export { useArticles } from '@az/shared/sample/articles';
