import css from './BrokenScreen.module.css';

/** Shown in the place of a screen that threw. What was saved on the device is not affected. */
export function BrokenScreen({ code }: { readonly code: string }) {
  return (
    <main className={css['broken']}>
      <h1>Algo falló en esta pantalla</h1>
      <p>
        Lo que guardaste sigue en este equipo. Carga la página de nuevo; si vuelve a pasar, avisa con el código {code}.
      </p>
      <p>
        <a href="/admin/productos">Ir a Productos</a>
      </p>
    </main>
  );
}
