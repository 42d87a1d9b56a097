/**
 * A badly written page in place of a real one. It contains no React, but creates elements and components in React's
 * format. The hash of the address selects what it does on mount: with `#effect` it throws in an effect, with `#body`
 * it removes the page, and otherwise it leaks, throws from a timer and is too wide.
 */
const hostilePage = `(function(){
  const element = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: type, ref: null, props });
  function Hostile() {}
  Hostile.prototype.isReactComponent = {};
  Hostile.prototype.render = () => [element('h1', { id: 'titre', children: 'Hostile' }), element('img', { src: 'data:,' })];
  Hostile.prototype.componentDidMount = () => {
    if (location.hash === '#effect') throw new Error('hostile effect');
    if (location.hash === '#body') return document.body.replaceChildren();
    globalThis.hostile = true;
    addEventListener('resize', () => undefined);
    setInterval(() => undefined, 1e6);
    setTimeout(() => { throw new Error('hostile timer'); });
    document.querySelector('main').style.minWidth = '1500px';
  };
  return Hostile;
})()`;

/** An area's script in which the hostile page replaces the area's page. */
export const withHostilePage = (script: string): string =>
  script.replace(/\bComponent:\(\)=>\w+/, () => `Component:()=>${hostilePage}`);
