import { storeProfile } from '#domain/store-profile.ts';

/** Until sessions exist there is nobody to let in, and the page says so. */
export function Shell() {
  return (
    <main>
      <title>{`Personal | ${storeProfile.name}`}</title>
      <h1>Área de personal</h1>
      <p>El acceso del personal todavía no está disponible en esta versión.</p>
      <p>
        <a href="/">Ir a la tienda</a>
      </p>
    </main>
  );
}
