/** A picture, font or plain style sheet in a test: only its address matters. */
module.exports = '/asset';
