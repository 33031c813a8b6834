import type { StarterWords } from '../starter-words';

export const SPANISH: StarterWords = {
  inTown: (town) => `en ${town}`,
  place: { sea: 'junto al mar', mountains: 'en la montaña', town: 'en la ciudad', country: 'en el campo' },
  numbers: ['Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez', 'Once', 'Doce'],
  rooms: { one: 'Una habitación', many: 'habitaciones' },
  theRooms: { one: 'La habitación', many: 'Las habitaciones' },
  views: {
    house: 'La casa vista desde fuera',
    room: { one: 'La habitación', many: 'Una de las habitaciones' },
    garden: 'El jardín',
    terrace: 'La terraza',
    view: 'La vista desde aquí',
    other: 'El lugar donde recibimos a los huéspedes',
  },
  home: {
    intro: {
      one: 'Aquí encuentras la habitación, los precios y dónde estamos. Para todo lo demás, pregúntanos: escríbenos o llámanos.',
      many: 'Aquí encuentras las habitaciones, los precios y dónde estamos. Para todo lo demás, pregúntanos: escríbenos o llámanos.',
    },
    around: {
      sea: { title: 'El mar', text: 'Adónde ir, a qué hora, con qué viento: pregúntanos.' },
      mountains: {
        title: 'La montaña',
        text: 'Qué sendero tomar, cuánto se tarda, qué llevar en la mochila: pregúntanos.',
      },
      town: { title: 'La ciudad', text: 'Qué ver, cómo moverse, dónde comer: pregúntanos.' },
      country: { title: 'El campo', text: 'Por dónde pasear, dónde comer, qué ver cerca: pregúntanos.' },
    },
    contact: {
      title: 'Hablas con nosotros',
      text: 'Tu solicitud nos llega directamente, y te respondemos nosotros.',
    },
    offers: 'Qué encuentras aquí',
    location: {
      title: 'Dónde estamos',
      weAre: 'Estamos',
      address: 'La dirección está en la página de contacto.',
    },
    hosts: 'Quién te recibe',
    closing: {
      title: '¿Cuándo vienes?',
      text: 'Dinos las fechas y cuántos sois: te respondemos con la disponibilidad y el precio, sin compromiso.',
    },
  },
  roomsPage: {
    one: 'Para saber si está libre en tus fechas, escríbenos.',
    many: 'Para saber cuál está libre en tus fechas, escríbenos.',
  },
  prices: { included: 'Incluido en el precio', extra: 'Aparte' },
  services: {
    lead: { title: 'Servicios', text: 'Lo que encuentras aquí. Para precios y horarios, pregúntanos.' },
    cards: 'Para los huéspedes',
    closing: { title: '¿Necesitas algo más?', text: 'Escríbenos y te decimos qué podemos hacer.' },
  },
  offers: {
    parking: { title: 'Aparcamiento', text: 'Hay sitio para los coches de los huéspedes.' },
    wifi: { title: 'Wifi', text: 'Está a disposición de los huéspedes.' },
    garden: { title: 'Jardín', text: 'Está a disposición de los huéspedes.' },
    terrace: { title: 'Terraza', text: 'Está a disposición de los huéspedes.' },
    kitchen: { title: 'Cocina para los huéspedes', text: 'Puedes prepararte la comida.' },
    laundry: { title: 'Lavadora', text: 'Pregúntanos cuándo está libre.' },
    bicycles: { title: 'Bicicletas', text: 'Dinos cuántas necesitas.' },
    pool: { title: 'Piscina', text: 'Pregúntanos en qué meses está abierta.' },
    pets: { title: 'Mascotas bienvenidas', text: 'Dinos antes quién viene contigo.' },
  },
  breakfast: {
    title: 'Desayuno',
    price: {
      included: 'Está incluido en el precio de la habitación.',
      extra: 'No está incluido en el precio de la habitación: si lo quieres, dínoslo al reservar.',
    },
    allergies: '¿Tienes alergias o intolerancias? Dínoslo antes de llegar.',
    closing: 'Hay un sitio para ti en la mesa',
  },
  about: {
    lead: { title: 'Sobre nosotros', text: 'Quién te recibe, y quién responde cuando escribes.' },
    hosts: 'Quién te recibe',
    closing: { title: '¿Tienes alguna pregunta?', text: 'Llámanos o escríbenos.' },
  },
  contactPage: { title: 'Contacto', text: 'Llámanos o escríbenos: te respondemos nosotros.' },
};
