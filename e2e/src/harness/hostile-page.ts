/**
 * A badly written page in place of a real one. It needs no React of its own: elements and a component follow React's
 * formats. The hash selects its behaviour on mount: `#effect` throws in an effect, `#body` removes the page, anything
 * else leaks, throws from a timer and is too wide.
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

/** A script of an area with the hostile page in place of its own. */
export const withHostilePage = (script: string): string =>
  script.replace(/\bComponent:\(\)=>\w+/, () => `Component:()=>${hostilePage}`);
