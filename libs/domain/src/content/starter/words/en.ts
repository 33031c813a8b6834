import type { StarterWords } from '../starter-words';

export const ENGLISH: StarterWords = {
  inTown: (town) => `in ${town}`,
  place: {
    sea: 'by the sea',
    mountains: 'in the mountains',
    town: 'in town',
    country: 'in the countryside',
  },
  numbers: ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  rooms: { one: 'A room', many: 'rooms' },
  theRooms: { one: 'The room', many: 'The rooms' },
  views: {
    house: 'The house from outside',
    room: { one: 'The room', many: 'One of the rooms' },
    garden: 'The garden',
    terrace: 'The terrace',
    view: 'The view from here',
    other: 'The place where we welcome our guests',
  },
  home: {
    intro: {
      one: 'Here you will find the room, the prices and where we are. For everything else, just ask: write to us or call.',
      many: 'Here you will find the rooms, the prices and where we are. For everything else, just ask: write to us or call.',
    },
    around: {
      sea: { title: 'The sea', text: 'Where to go, at what time, in which wind: just ask us.' },
      mountains: {
        title: 'The mountains',
        text: 'Which path to take, how long it is, what to pack: just ask us.',
      },
      town: { title: 'The town', text: 'What to see, how to get around, where to eat: just ask us.' },
      country: {
        title: 'The countryside',
        text: 'Where to walk, where to eat, what to see nearby: just ask us.',
      },
    },
    contact: {
      title: 'You talk to us',
      text: 'Your request comes straight to us, and we answer it ourselves.',
    },
    offers: 'What you will find',
    location: { title: 'Where we are', weAre: 'We are', address: 'Our address is on the contact page.' },
    hosts: 'Who welcomes you',
    closing: {
      title: 'When are you coming?',
      text: 'Tell us your dates and how many of you there are: we reply with availability and the price, with no obligation.',
    },
  },
  roomsPage: {
    one: 'To find out whether it is free on your dates, write to us.',
    many: 'To find out which is free on your dates, write to us.',
  },
  prices: { included: 'Included in the price', extra: 'Not included' },
  services: {
    lead: { title: 'Services', text: 'What you will find here. For costs and times, just ask.' },
    cards: 'For our guests',
    closing: {
      title: 'Do you need anything else?',
      text: 'Write to us, and we will tell you what we can do.',
    },
  },
  offers: {
    parking: { title: 'Parking', text: 'There is space for guests’ cars.' },
    wifi: { title: 'Wi-Fi', text: 'Guests are welcome to use it.' },
    garden: { title: 'Garden', text: 'Guests are welcome to use it.' },
    terrace: { title: 'Terrace', text: 'Guests are welcome to use it.' },
    kitchen: { title: 'Guests’ kitchen', text: 'You can cook your own meals.' },
    laundry: { title: 'Washing machine', text: 'Ask us when it is free.' },
    bicycles: { title: 'Bicycles', text: 'Tell us how many you need.' },
    pool: { title: 'Pool', text: 'Ask us in which months it is open.' },
    pets: { title: 'Pets welcome', text: 'Let us know beforehand who is coming with you.' },
  },
  breakfast: {
    title: 'Breakfast',
    price: {
      included: 'It is included in the price of the room.',
      extra: 'It is not included in the price of the room: if you would like it, tell us when you book.',
    },
    allergies: 'Any allergies or intolerances? Tell us before you arrive.',
    closing: 'There is a place for you at the table',
  },
  about: {
    lead: { title: 'About us', text: 'Who welcomes you, and who answers when you write.' },
    hosts: 'Who welcomes you',
    closing: { title: 'Any questions?', text: 'Call us or write to us.' },
  },
  contactPage: { title: 'Contact', text: 'Call us or write to us: we answer ourselves.' },
};
